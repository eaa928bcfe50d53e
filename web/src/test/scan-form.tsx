import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AiScanForm } from '../features/ai-scan/ai-scan-form';
import { control, renderInSite } from './render';

/** Renders the AI scan's form below the element for its result, as on the home page. `path` is the page's URL. */
export const renderScan = (path?: string, rest?: ReactNode) =>
  renderInSite(
    <>
      <div data-sheet-place="" />
      <AiScanForm />
      {rest}
    </>,
    path,
  );

export const sheet = () => document.querySelector<HTMLElement>('[data-results]');

export const scanButton = () => screen.getByRole('button', { name: 'Start AI Scan' });

export const openDocuments = (user: UserEvent) =>
  user.click(screen.getByRole('tab', { name: 'Documents' }));

export const documentNamed = (name: string, bytes = 100) =>
  new File([new Uint8Array(bytes)], name, { lastModified: 1 });

/** Adds files to the field as a drop does. For dropped files browsers ignore the attribute `accept`. */
export const drop = (...files: File[]) => fireEvent.change(control('files'), { target: { files } });
