/** What Unicode 6.1 does not assign in the Basic Multilingual Plane: ranges of hexadecimal code points. */
const ranges =
  '378-379 37f-383 38b 38d 3a2 528-530 557-558 560 588 58b-58e 590 5c8-5cf 5eb-5ef 5f5-5ff 605 ' +
  '61d 70e 74b-74c 7b2-7bf 7fb-7ff 82e-82f 83f 85c-85d 85f-89f 8a1 8ad-8e3 8ff 978 980 984 ' +
  '98d-98e 991-992 9a9 9b1 9b3-9b5 9ba-9bb 9c5-9c6 9c9-9ca 9cf-9d6 9d8-9db 9de 9e4-9e5 9fc-a00 ' +
  'a04 a0b-a0e a11-a12 a29 a31 a34 a37 a3a-a3b a3d a43-a46 a49-a4a a4e-a50 a52-a58 a5d a5f-a65 ' +
  'a76-a80 a84 a8e a92 aa9 ab1 ab4 aba-abb ac6 aca ace-acf ad1-adf ae4-ae5 af2-b00 b04 b0d-b0e ' +
  'b11-b12 b29 b31 b34 b3a-b3b b45-b46 b49-b4a b4e-b55 b58-b5b b5e b64-b65 b78-b81 b84 b8b-b8d ' +
  'b91 b96-b98 b9b b9d ba0-ba2 ba5-ba7 bab-bad bba-bbd bc3-bc5 bc9 bce-bcf bd1-bd6 bd8-be5 ' +
  'bfb-c00 c04 c0d c11 c29 c34 c3a-c3c c45 c49 c4e-c54 c57 c5a-c5f c64-c65 c70-c77 c80-c81 c84 ' +
  'c8d c91 ca9 cb4 cba-cbb cc5 cc9 cce-cd4 cd7-cdd cdf ce4-ce5 cf0 cf3-d01 d04 d0d d11 d3b-d3c ' +
  'd45 d49 d4f-d56 d58-d5f d64-d65 d76-d78 d80-d81 d84 d97-d99 db2 dbc dbe-dbf dc7-dc9 dcb-dce ' +
  'dd5 dd7 de0-df1 df5-e00 e3b-e3e e5c-e80 e83 e85-e86 e89 e8b-e8c e8e-e93 e98 ea0 ea4 ea6 ' +
  'ea8-ea9 eac eba ebe-ebf ec5 ec7 ece-ecf eda-edb ee0-eff f48 f6d-f70 f98 fbd fcd fdb-fff ' +
  '10c6 10c8-10cc 10ce-10cf 1249 124e-124f 1257 1259 125e-125f 1289 128e-128f 12b1 12b6-12b7 ' +
  '12bf 12c1 12c6-12c7 12d7 1311 1316-1317 135b-135c 137d-137f 139a-139f 13f5-13ff 169d-169f ' +
  '16f1-16ff 170d 1715-171f 1737-173f 1754-175f 176d 1771 1774-177f 17de-17df 17ea-17ef ' +
  '17fa-17ff 180f 181a-181f 1878-187f 18ab-18af 18f6-18ff 191d-191f 192c-192f 193c-193f ' +
  '1941-1943 196e-196f 1975-197f 19ac-19af 19ca-19cf 19db-19dd 1a1c-1a1d 1a5f 1a7d-1a7e ' +
  '1a8a-1a8f 1a9a-1a9f 1aae-1aff 1b4c-1b4f 1b7d-1b7f 1bf4-1bfb 1c38-1c3a 1c4a-1c4c 1c80-1cbf ' +
  '1cc8-1ccf 1cf7-1cff 1de7-1dfb 1f16-1f17 1f1e-1f1f 1f46-1f47 1f4e-1f4f 1f58 1f5a 1f5c 1f5e ' +
  '1f7e-1f7f 1fb5 1fc5 1fd4-1fd5 1fdc 1ff0-1ff1 1ff5 1fff 2065 2072-2073 208f 209d-209f ' +
  '20bb-20cf 20f1-20ff 218a-218f 23f4-23ff 2427-243f 244b-245f 2700 2b4d-2b4f 2b5a-2bff 2c2f ' +
  '2c5f 2cf4-2cf8 2d26 2d28-2d2c 2d2e-2d2f 2d68-2d6e 2d71-2d7e 2d97-2d9f 2da7 2daf 2db7 2dbf ' +
  '2dc7 2dcf 2dd7 2ddf 2e3c-2e7f 2e9a 2ef4-2eff 2fd6-2fef 2ffc-2fff 3040 3097-3098 3100-3104 ' +
  '312e-3130 318f 31bb-31bf 31e4-31ef 321f 32ff 4db6-4dbf 9fcd-9fff a48d-a48f a4c7-a4cf ' +
  'a62c-a63f a698-a69e a6f8-a6ff a78f a794-a79f a7ab-a7f7 a82c-a82f a83a-a83f a878-a87f ' +
  'a8c5-a8cd a8da-a8df a8fc-a8ff a954-a95e a97d-a97f a9ce a9da-a9dd a9e0-a9ff aa37-aa3f ' +
  'aa4e-aa4f aa5a-aa5b aa7c-aa7f aac3-aada aaf7-ab00 ab07-ab08 ab0f-ab10 ab17-ab1f ab27 ' +
  'ab2f-abbf abee-abef abfa-abff d7a4-d7af d7c7-d7ca d7fc-d7ff fa6e-fa6f fada-faff fb07-fb12 ' +
  'fb18-fb1c fb37 fb3d fb3f fb42 fb45 fbc2-fbd2 fd40-fd4f fd90-fd91 fdc8-fdef fdfe-fdff ' +
  'fe1a-fe1f fe27-fe2f fe53 fe67 fe6c-fe6f fe75 fefd-fefe ff00 ffbf-ffc1 ffc8-ffc9 ffd0-ffd1 ' +
  'ffd8-ffd9 ffdd-ffdf ffe7 ffef-fff8 fffe-ffff'

/** Matches a character that the tables of Mono do not contain. */
export const unassigned = new RegExp(
  `[${ranges
    .replace(/[0-9a-f]+/g, digits => String.raw`\u${digits.padStart(4, '0')}`)
    .replaceAll(' ', '')}]`,
)
