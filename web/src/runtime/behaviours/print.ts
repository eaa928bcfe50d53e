/** A button with `data-print` opens the browser's print dialog. */
export const startPrint = () =>
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.('[data-print]')) print();
  });
