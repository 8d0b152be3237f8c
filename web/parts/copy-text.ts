/** Puts a text on the clipboard; false where the browser does not let us. */
export async function copyText(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or a page without https in the own network, where browsers offer no clipboard.
    return shown !== null && copyShown(text, shown);
  }
}

/** The older way: what is marked on the page is copied. It stays marked, so that it can also be copied by hand. */
function copyShown(text: string, shown: Element): boolean {
  getSelection()?.selectAllChildren(shown);
  let copied = false;
  const give = (e: ClipboardEvent): void => {
    e.clipboardData?.setData('text/plain', text);
    e.preventDefault();
    copied = e.clipboardData !== null;
  };
  document.addEventListener('copy', give, { once: true });
  const done = document.execCommand('copy');
  document.removeEventListener('copy', give);
  return done && copied;
}
