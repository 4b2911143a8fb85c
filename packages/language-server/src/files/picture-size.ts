/**
 * Returns the size of a picture, such as `320 × 200`, from the first bytes of its file. Null if
 * they do not contain it.
 */
export function pictureSize(bytes: Buffer): string | null {
  const size =
    pngSize(bytes) ?? gifSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes) ?? svgSize(bytes)
  return size === null ? null : `${size[0]} × ${size[1]}`
}

type Size = readonly [width: number, height: number]

function pngSize(bytes: Buffer): Size | null {
  const isPng = bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG'
  return isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null
}

function gifSize(bytes: Buffer): Size | null {
  const isGif = bytes.length >= 10 && bytes.toString('latin1', 0, 3) === 'GIF'
  return isGif ? [bytes.readUInt16LE(6), bytes.readUInt16LE(8)] : null
}

/** Reads the size from the first frame. The segments before it state their lengths. */
function jpegSize(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** Reads the size of the extended form. Other forms store it inside the image data. */
function webpSize(bytes: Buffer): Size | null {
  const isExtended = bytes.length >= 30 && bytes.toString('latin1', 8, 16) === 'WEBPVP8X'
  return isExtended ? [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1] : null
}

function svgSize(bytes: Buffer): Size | null {
  const tag = /<svg\b[^>]*>/i.exec(bytes.toString('utf8'))?.[0]
  const sizeOf = (name: string) =>
    new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag ?? '')?.[1]
  const [width, height] = [sizeOf('width'), sizeOf('height')]
  return width === undefined || height === undefined ? null : [Number(width), Number(height)]
}
