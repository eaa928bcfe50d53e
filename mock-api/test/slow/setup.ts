// Kills and slow clients take long, more so on a busy machine.
jest.setTimeout(180_000);
