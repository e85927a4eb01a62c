// Turbopack takes plug-ins by package name only; this app is a package of the workspace too.
export default { plugins: { '@tailwindcss/postcss': {}, '@paipu/viewer/chinese-font.mjs': {} } }
