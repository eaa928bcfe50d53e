/** Returns the control that a click is for. A click on a label is for the label's control. */
function controlOf({ target }: Event) {
  const control = (target as Element).closest('a,button,input,select,textarea,summary,label');
  return control instanceof HTMLLabelElement ? control.control : control;
}

/**
 * Drops the second click of a double click if the first one moved another control below the pointer, for example by a
 * change of view. A third quick click on that control counts, so that a visitor can quickly remove one list entry after
 * the other. Call it once per page.
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
