/** Dialogs as a browser opens and closes them, which jsdom does not: the focus goes back to what had it. */
export function playDialogs(): void {
  const focused = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function () {
    focused.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    (focused.get(this) as HTMLElement | null | undefined)?.focus();
    this.dispatchEvent(new Event('close'));
  };
}
