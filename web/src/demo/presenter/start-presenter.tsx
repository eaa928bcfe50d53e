import { announcePresenter } from './channel';
import { PresenterWindow } from './presenter-window';

/** Announces this window, and gives what it shows. */
export function startPresenter(publicPath: string) {
  announcePresenter();
  return <PresenterWindow publicPath={publicPath} />;
}
