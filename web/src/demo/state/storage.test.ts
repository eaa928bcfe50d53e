test('the demo keeps its state in memory if the browser blocks site data', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: blocked, configurable: true });
  jest.isolateModules(() => {
    const { keepsData } = jest.requireActual<{ keepsData: boolean }>('./storage');
    expect(keepsData).toBe(false);
  });
  localStorage.setItem('a', '1');
  sessionStorage.setItem('b', '2');
  expect([localStorage.getItem('a'), localStorage.getItem('b'), localStorage.length]).toEqual([
    '1',
    null,
    1,
  ]);
});
