# Builds with everything, and keeps what runs: the code as written, the built client, and the packages of the server.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# The packages that only the client and its build are made of.
RUN npm uninstall --omit=dev --omit=optional \
      @chakra-ui/react @dnd-kit/core @dnd-kit/sortable @emotion/react @fontsource-variable/newsreader \
      @hookform/resolvers @vitejs/plugin-react babel-plugin-relay date-fns idb-keyval lucide-react node \
      prisma qrcode.react react react-dom react-hook-form react-relay react-router-dom relay-compiler \
      relay-runtime vite vite-plugin-relay

FROM node:24-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/prisma prisma
COPY --from=build /app/scripts scripts
COPY --from=build /app/api/src api/src
COPY --from=build /app/web/src/__generated__/persisted.json web/src/__generated__/
COPY --from=build /app/web/dist web/dist
USER node
EXPOSE 4000
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "-e", "import('/app/api/src/main.ts').then(({ main }) => main())"]
