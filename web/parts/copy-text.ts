/** Puts a text on the clipboard; false where the browser does not let us. `shown` is where it stands on the page, if it does. */
export async function copyText(text: string, shown: Element | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or a page without https in the own network, where browsers offer no clipboard.
    return shown === null ? copyUnseen(text) : copyShown(text, shown);
  }
}

/** What can be marked has to be on the page, and above it where a dialog keeps the page from being touched. */
function copyUnseen(text: string): boolean {
  const place = document.createElement('span');
  place.className = 'sr';
  place.textContent = text;
  (document.querySelector('dialog[open]') ?? document.body).append(place);
  const copied = copyShown(text, place);
  place.remove();
  return copied;
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
