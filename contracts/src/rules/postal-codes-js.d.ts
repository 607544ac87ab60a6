declare module 'postal-codes-js/formats-web' {
  type Format = {
    readonly RedundantCharacters: string;
    readonly ValidationRegex: string | readonly string[];
  };
  function getFormat(name: string): Format | undefined;
  export = getFormat;
}
