/** Types of the parts of json-server 0.17 that `list-queries.ts` uses, because the package has no types. */
declare module 'json-server' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface JsonRouter {
    render(req: IncomingMessage, res: ServerResponse & { locals: { data: unknown } }): void;
  }
  interface ExpressApp {
    (req: IncomingMessage, res: ServerResponse): void;
    disable(setting: string): void;
    set(setting: string, value: string): void;
    use(path: string, router: JsonRouter): void;
  }
  const jsonServer: {
    create(): ExpressApp;
    router(state: object): JsonRouter;
  };
  export default jsonServer;
}
