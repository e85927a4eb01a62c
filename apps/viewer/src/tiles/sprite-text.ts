import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TileSprite } from './sprite.tsx'

/** The sprite as HTML, written once: it is the same on every page. For the server alone. */
export const SPRITE_TEXT = renderToStaticMarkup(createElement(TileSprite))
