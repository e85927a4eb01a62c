# The server and the viewer, each an image of its own: `docker build --target server .`, `--target viewer`.
FROM node:24-bookworm-slim AS build
ENV NX_DAEMON=false NEXT_TELEMETRY_DISABLED=1
WORKDIR /paipu
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim AS runtime
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
WORKDIR /paipu
# Owned by root and not writable for the one who runs it.
COPY --from=build /paipu ./
USER 1000:1000

FROM runtime AS server
EXPOSE 4000
CMD ["node", "apps/server/dist/main.js"]

FROM runtime AS viewer
EXPOSE 3000
CMD ["node", "apps/viewer/server/main.ts"]
