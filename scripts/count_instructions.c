// A plugin of QEMU that counts the instructions of a program. It declares what it uses of QEMU by itself, so that only
// the program of QEMU need be there.
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

typedef uint64_t qemu_plugin_id_t;
struct qemu_plugin_tb;
enum { kAddNumber = 0 };
extern void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t, void (*)(qemu_plugin_id_t, struct qemu_plugin_tb*));
extern void qemu_plugin_register_vcpu_tb_exec_inline(struct qemu_plugin_tb*, int, void*, uint64_t);
extern void qemu_plugin_register_atexit_cb(qemu_plugin_id_t, void (*)(qemu_plugin_id_t, void*), void*);
extern size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb*);

__attribute__((visibility("default"))) int qemu_plugin_version = 1;
static uint64_t instructions;

static void translated(qemu_plugin_id_t id, struct qemu_plugin_tb* block) {
    (void)id;
    qemu_plugin_register_vcpu_tb_exec_inline(block, kAddNumber, &instructions, qemu_plugin_tb_n_insns(block));
}
static void told(qemu_plugin_id_t id, void* nothing) {
    (void)id, (void)nothing;
    fprintf(stderr, "instructions %" PRIu64 "\n", instructions);
}
__attribute__((visibility("default"))) int qemu_plugin_install(qemu_plugin_id_t id, const void* info, int argc,
                                                               char** argv) {
    (void)info, (void)argc, (void)argv;
    qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
    qemu_plugin_register_atexit_cb(id, told, 0);
    return 0;
}
