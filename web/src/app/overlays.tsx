import { createRoot } from 'react-dom/client';
import { rootOptions } from '../runtime/islands/error-reporting';
import { DialogHost } from '../runtime/overlays/dialog-host';
import { Toaster } from './toaster';

/** Dialogs and toasts, over whatever page is open. */
export function Overlays() {
  return (
    <>
      <DialogHost />
      <Toaster />
    </>
  );
}

let isRunning = false;

/** Runs them in a React root of their own, once a page. */
export function runOverlays() {
  if (isRunning) return;
  isRunning = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place, rootOptions).render(<Overlays />);
}
