/** Returns the control that a click is meant for; a label's click is its control's. */
function controlOf({ target }: Event) {
  const control = (target as Element).closest('a,button,input,select,textarea,summary,label');
  return control instanceof HTMLLabelElement ? control.control : control;
}

/**
 * Keeps a double click with one control. Where the first click brings another control below the pointer, as a change of
 * view does, the visitor does not mean it with the second one. A third quick click on that control counts: otherwise a
 * visitor who removes one entry of a list after another would get no response until a pause. Call it once a page.
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
