import { followDialogOpeners } from '../dialog-openers';

// What the shell does, for tests of a part that opens a dialog without it.
let end: () => void;
beforeEach(() => (end = followDialogOpeners()));
afterEach(() => end());
