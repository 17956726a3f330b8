/** Long enough for the browser to have begun reading the file. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which saves it under this name. */
export const saveFile = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
