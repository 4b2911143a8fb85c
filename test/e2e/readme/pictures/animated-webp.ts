/** A picture of an animation, and how long it is shown. */
export interface Frame {
  /** A still WebP picture; all of an animation have one size. */
  readonly picture: Buffer
  readonly milliseconds: number
}

/**
 * Joins still pictures to an animation that runs forever. The container is that of the WebP specification:
 * https://developers.google.com/speed/webp/docs/riff_container
 */
export function animatedWebp(
  frames: readonly Frame[],
  { width, height }: { readonly width: number; readonly height: number },
): Buffer {
  const hasAnimation = 0x02
  const forever = 0
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.concat([uint(hasAnimation, 4), uint(width - 1, 3), uint(height - 1, 3)])),
    chunk('ANIM', Buffer.concat([uint(0xff_ff_ff_ff, 4), uint(forever, 2)])),
    ...frames.map(({ picture, milliseconds }) => {
      const place = [uint(0, 3), uint(0, 3), uint(width - 1, 3), uint(height - 1, 3)]
      const replacesWhatWas = 0x02
      const header = [...place, uint(milliseconds, 3), uint(replacesWhatWas, 1)]
      return chunk('ANMF', Buffer.concat([...header, bitstream(picture)]))
    }),
  ])
  return chunk('RIFF', body)
}

/** The chunk of a still picture that has its pixels. */
function bitstream(picture: Buffer): Buffer {
  for (let at = 12; at < picture.length; ) {
    const size = picture.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (/^VP8[ L]$/.test(picture.toString('latin1', at, at + 4))) return picture.subarray(at, end)
    at = end
  }
  throw new Error('This is not a WebP picture.')
}

function chunk(name: string, content: Buffer): Buffer {
  const padding = Buffer.alloc(content.length % 2)
  return Buffer.concat([Buffer.from(name), uint(content.length, 4), content, padding])
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}
