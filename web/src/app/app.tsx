import { useRoutes } from 'react-router';
import { PageFrame } from '../layout/page-frame';
import { routes } from './routes';

/** The page at the router's location, with what stands around every page. */
export function App() {
  return <PageFrame>{useRoutes(routes)}</PageFrame>;
}
