/** The package has no types: the part of its interface that is used. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  type Api = {
    Init: (path: null, language: string, engine: number) => number;
    SetVariable: (name: string, value: string) => boolean;
    /** Takes the file /input, turned by an angle in radians. @returns 1 if it cannot be read. */
    SetImageFile: (exif: number, angle: number) => number;
    FindLines: () => void;
    /** The slope of the found lines in radians. */
    GetGradient: () => number;
    Recognize: (monitor: null) => number;
    GetUTF8Text: () => string;
    End: () => void;
  };
  export type Core = {
    TessBaseAPI: new () => Api;
    FS: { writeFile: (path: string, bytes: Uint8Array) => void };
  };
  type Options = {
    wasmBinary: ArrayBuffer;
    /** The share that is done, in percent; reading begins at 30. */
    TesseractProgress: (percent: number) => void;
    /** Gets the program's notes, such as the resolution that it guesses. */
    printErr: (note: string) => void;
  };
  const open: (options: Options) => Promise<Core>;
  export default open;
}
