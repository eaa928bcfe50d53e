export const startPrint = () =>
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.('[data-print]')) print();
  });
