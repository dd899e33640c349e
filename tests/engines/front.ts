import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";

/** A proxy between browser and server, with a connection that can be cut. */
interface Front {
  url: string;
  port: number;
  leadTo(port: number): void;
  /** Closes every connection and accepts none, like a lost network. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** @param tls - uses a new self-signed certificate */
export async function openFront(tls: boolean): Promise<Front> {
  const sockets = new Set<Socket>();
  let target = 0;
  const follow = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  };
  const pass = (near: Socket) => {
    const far = connect(target, "localhost");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      follow(one);
      one.pipe(other);
      // Either end may close without an error.
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  };
  const server: Server = tls ? createTlsServer(makeCertificate(), pass) : createServer(pass);
  // Sockets are tracked before their TLS handshake ends.
  server.on("connection", follow);
  const listen = (port: number) =>
    new Promise<void>((done) => server.listen(port, "localhost", () => done()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http${tls ? "s" : ""}://localhost:${port}`,
    port,
    leadTo: (to) => {
      target = to;
    },
    cut: () =>
      new Promise((done) => {
        if (!server.listening) return done();
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
    mend: async () => {
      if (!server.listening) await listen(port);
    },
  };
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "miran-tls-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
        "-addext",
        "subjectAltName=DNS:localhost",
        "-keyout",
        key,
        "-out",
        cert,
      ],
      { stdio: "ignore" },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
