/** Delay in milliseconds before the blob URL is revoked. The browser must have started reading the file by then. */
const URL_LIFETIME_MS = 60_000;

/** Makes the browser download a blob as a file called `name`. */
export const saveFile = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
};
