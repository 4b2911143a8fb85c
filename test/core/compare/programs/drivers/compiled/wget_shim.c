// Loaded into wget: notes which host it looks up, which port it connects to, and what it sends there.
// Nothing leaves the computer. Each note is between two zero octets.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

static int ours = -1, other = -1;

static void note(char kind, const char *text, size_t length) {
    static char line[1 << 17];
    if (length > sizeof line - 3) length = sizeof line - 3;
    line[0] = 0;
    line[1] = kind;
    memcpy(line + 2, text, length);
    line[length + 2] = 0;
    write(2, line, length + 3);
}

int getaddrinfo(const char *host, const char *service, const struct addrinfo *hints, struct addrinfo **found) {
    int (*real)(const char *, const char *, const struct addrinfo *, struct addrinfo **) = dlsym(RTLD_NEXT, "getaddrinfo");
    struct addrinfo numeric = { .ai_flags = AI_NUMERICHOST, .ai_socktype = SOCK_STREAM };
    if (strncmp(host, "sentinel-", 9) == 0) {
        note('S', host + 9, strlen(host + 9));
        return EAI_NONAME;
    }
    note('H', host, strlen(host));
    return real("127.0.0.1", service, &numeric, found);
}

int connect(int socket, const struct sockaddr *to, socklen_t length) {
    static const char ftp[] = "220 x\r\n331 x\r\n530 x\r\n", http[] = "HTTP/1.0 204 x\r\nContent-Length: 0\r\n\r\n";
    char port[8];
    int pair[2], number = ntohs(((const struct sockaddr_in *)to)->sin_port);
    const char *answer = getenv("SHIM_FTP") ? ftp : http;
    if (to->sa_family != AF_INET || socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) return -1;
    snprintf(port, sizeof port, "%d", number);
    note('P', port, strlen(port));
    dup2(pair[0], socket);
    close(pair[0]);
    ours = socket;
    other = pair[1];
    write(other, answer, strlen(answer));
    // Then the connection ends.
    shutdown(other, SHUT_WR);
    return 0;
}

int close(int file) {
    int (*real)(int) = dlsym(RTLD_NEXT, "close");
    static char request[1 << 16];
    if (file == ours && file != -1) {
        ssize_t length = recv(other, request, sizeof request, MSG_DONTWAIT);
        if (length > 0) note('R', request, length);
        real(other);
        ours = other = -1;
    }
    return real(file);
}

// What is sent over TLS is sent as it is.
int gnutls_handshake(void *session) { return 0; }
int gnutls_bye(void *session, int how) { return 0; }
ssize_t gnutls_record_send(void *session, const void *data, size_t size) { return write(ours, data, size); }
ssize_t gnutls_record_recv(void *session, void *data, size_t size) { return read(ours, data, size); }
size_t gnutls_record_check_pending(void *session) { return 0; }
int gnutls_certificate_verify_peers2(void *session, unsigned *status) { *status = 0; return 0; }
