import { startPrint } from './print';

test('prints the page on a click inside a button with `data-print`, and on no other click', () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  document.body.innerHTML = '<p>Text</p><button data-print><b>Print</b></button>';
  startPrint();
  document.querySelector('p')!.click();
  expect(print).not.toHaveBeenCalled();
  document.querySelector('b')!.click();
  expect(print).toHaveBeenCalledTimes(1);
});
