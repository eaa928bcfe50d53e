/** A click on a label counts as a click on the label's control. */
function controlOf({ target }: Event) {
  const control = (target as Element).closest?.('a,button,input,select,textarea,summary,label');
  return control instanceof HTMLLabelElement ? control.control : control;
}

/**
 * Blocks the second click of a double click if the first has moved another control under the pointer. Does not block a
 * third quick click there, because a visitor may remove several list entries quickly. Call it once per page.
 */
export function guardDoubleClicks() {
  let pressed: Element | null = null;
  document.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      if (event.detail > 1 && control !== pressed) {
        event.preventDefault();
        event.stopPropagation();
      }
      pressed = control;
    },
    true,
  );
}
