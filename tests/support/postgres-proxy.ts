import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

/** Stands between a shop and PostgreSQL, whose socket is in a folder, and loses connections as a network does. */
export class PostgresProxy {
  /** A connection on which the shop says this ends before PostgreSQL hears of it. */
  cutAt: string | null = null;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isSilent = false;

  private constructor(folder: string) {
    this.#server = createServer((shop) => this.#join(shop, connect(join(folder, '.s.PGSQL.5432'))));
  }

  static async open(folder: string): Promise<PostgresProxy> {
    const proxy = new PostgresProxy(folder);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** From here on nothing reaches the other side, and nobody is told: the connections that are there stay open, new ones as well. */
  fallSilent(): void {
    this.#isSilent = true;
  }

  /** New connections are served again; those from before stay silent. */
  comeBack(): void {
    this.#isSilent = false;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(shop: Socket, postgres: Socket): void {
    let isLost = false;
    const end = (): void => {
      for (const socket of [shop, postgres]) socket.destroy();
    };
    for (const socket of [shop, postgres]) {
      this.#sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    shop.on('data', (said) => {
      isLost ||= this.#isSilent;
      if (isLost) return;
      if (this.cutAt !== null && said.includes(this.cutAt)) end();
      else postgres.write(said);
    });
    postgres.on('data', (said) => {
      isLost ||= this.#isSilent;
      if (!isLost) shop.write(said);
    });
  }
}
