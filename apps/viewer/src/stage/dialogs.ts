const shown = new Set<HTMLDialogElement>()

/** Shows a dialog before everything else of the page. */
export function showDialog(dialog: HTMLDialogElement): void {
  dialog.showModal()
  shown.add(dialog)
}

/** Whether a dialog is shown. The page is not searched for one: that took long at each key, on a page of thousands of elements. */
export function isDialogShown(): boolean {
  for (const dialog of shown) if (!dialog.open || !dialog.isConnected) shown.delete(dialog)
  return shown.size > 0
}
