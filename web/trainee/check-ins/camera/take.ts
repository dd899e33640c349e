/** Width by height of a taken picture, as the guide shows it. */
const ratio = 3 / 4;

/** The part of the camera's picture that the guide shows, in its pixels. */
export function shownPart(width: number, height: number) {
  const shownWidth = Math.min(width, Math.round(height * ratio));
  const shownHeight = Math.min(height, Math.round(width / ratio));
  return {
    x: Math.floor((width - shownWidth) / 2),
    y: Math.floor((height - shownHeight) / 2),
    width: shownWidth,
    height: shownHeight,
  };
}

/** The present picture of a camera. */
export function takePicture(video: HTMLVideoElement): Promise<ImageBitmap> {
  const { x, y, width, height } = shownPart(video.videoWidth, video.videoHeight);
  return createImageBitmap(video, x, y, width, height);
}
