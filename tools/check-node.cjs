// Runs before every npm script that needs Node 24; written for any Node, so that an old one can say what is missing.
var major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    'Paipu needs Node 24 or newer; this is ' +
      process.version +
      '.\n' +
      'On Linux `npm ci` brings its own (unless optional packages are switched off); elsewhere install Node 24 first.',
  )
  process.exit(1)
}
