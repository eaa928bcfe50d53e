/** json-server 0.17 has no types; these cover what `lists` uses. */
declare module 'json-server' {
  import type { Express, Response, Router } from 'express';

  interface JsonRouter extends Router {
    render(req: unknown, res: Response): void;
  }
  const jsonServer: {
    create(): Express;
    router(state: object): JsonRouter;
  };
  export default jsonServer;
}
