import { scanExtensions } from '#contract/scan-limits';
import { buildDocument } from '#fixtures/build-document';
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { control } from './render';

export const scanButton = () => screen.getByRole('button', { name: 'Start AI Scan' });

export const openDocuments = (user: UserEvent) =>
  user.click(screen.getByRole('tab', { name: 'Documents' }));

export const documentNamed = (name: string, bytes = 100) => {
  const type = scanExtensions.find((extension) => name.toLowerCase().endsWith(`.${extension}`));
  return new File([buildDocument(type ?? 'txt', bytes)], name, { lastModified: 1 });
};

/** Drops the files on the field: unlike the file dialog, a drop does not keep to `accept`. */
export const drop = (...files: File[]) => fireEvent.change(control('files'), { target: { files } });
