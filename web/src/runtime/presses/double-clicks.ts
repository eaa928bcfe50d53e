/** Returns the control that a click is meant for; a label's click is its control's. */
function controlOf({ target }: Event) {
  const control = (target as Element).closest('a,button,input,select,textarea,summary,label');
  return control instanceof HTMLLabelElement ? control.control : control;
}

/**
 * Keeps a double click with one control. Where the first click brings another control below the pointer, as a change of
 * view does, the visitor does not mean it with the second one. Call it once a page.
 */
export function guardDoubleClicks() {
  let pressed: Element | null = null;
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail <= 1) {
        pressed = controlOf(event);
      } else if (controlOf(event) !== pressed) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );
}
