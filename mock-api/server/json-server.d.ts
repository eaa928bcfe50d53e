/** Types for the functions of json-server 0.17 that `lists.ts` uses, because the package has none. */
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
