const variable = 'E2E_WATCH';

/** Whether somebody watches the journeys (`npm run journey -- NAME --watch`). */
export const watching = {
  get isOn() {
    return process.env[variable] === '1';
  },
  environment: { [variable]: '1' },
  /** Milliseconds between two steps. */
  slowMo: 150,
};
