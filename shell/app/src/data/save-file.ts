/** Delay before the blob URL is revoked: long enough for the browser to start reading the file. */
const URL_LIFETIME_MS = 60_000;

/** Lets the browser download a file under this name. */
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
