export function unownedAddresses(project: {
  readonly homepage: string
  readonly repository: string
  readonly isPublished: boolean
}): Promise<readonly string[]>
