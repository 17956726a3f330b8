import { saveFile } from '@stridewell/app/core';
import { drawPicture, PICTURE, type PictureContent } from './draw-picture.ts';

/** Creates the picture as a PNG. @throws Error when the browser cannot draw or encode it */
const pictureOf = async (content: PictureContent): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser cannot draw pictures');
  drawPicture(context, content);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser cannot encode the picture');
  return blob;
};

/**
 * Opens the share sheet of the device with the picture, or downloads it if files cannot be shared. Also resolves if the
 * runner closes the share sheet.
 */
export const sharePicture = async (content: PictureContent, fileName: string): Promise<void> => {
  const blob = await pictureOf(content);
  const files = [new File([blob], fileName, { type: 'image/png' })];
  if (typeof navigator.share !== 'function' || !navigator.canShare?.({ files })) return saveFile(fileName, blob);
  try {
    await navigator.share({ files });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    // The device rejects sharing although it reported support for it, for example inside another page.
    saveFile(fileName, blob);
  }
};
